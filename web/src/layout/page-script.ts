import { createContext } from 'react'

/**
 * The address of the one small module of a page that is built without React; undefined for all others.
 * Set only while such a page is built: in a browser that runs React, every page is part of the app.
 */
export const PageScript = createContext<string | undefined>(undefined)
