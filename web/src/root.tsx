import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import { SessionWatch } from './features/auth/session-watch.tsx'
import { BrokenPage } from './layout/broken-page.tsx'
import { Frame } from './layout/frame.tsx'
import { PageScript } from './layout/page-script.ts'
import { WaitingFrame } from './layout/waiting-frame.tsx'
import { cameAlive } from './platform/came-alive.ts'
import { queryClient } from './platform/query-client.ts'
import { preloadFonts } from './ui/fonts.ts'
import './ui/fonts.css'
import './ui/global.css'
import { NoticeProvider } from './ui/notices.tsx'

export function Layout({ children }: { children: ReactNode }) {
  const pageScript = useContext(PageScript)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FFFAF6" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {preloadFonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {pageScript ? <script type="module" src={pageScript} /> : <Scripts />}
      </body>
    </html>
  )
}

export default function App() {
  useEffect(cameAlive, [])
  return (
    <QueryClientProvider client={queryClient}>
      <NoticeProvider>
        <Frame>
          <Outlet />
        </Frame>
        <SessionWatch />
      </NoticeProvider>
    </QueryClientProvider>
  )
}

export function HydrateFallback() {
  return <WaitingFrame />
}

export function ErrorBoundary() {
  return <BrokenPage />
}
