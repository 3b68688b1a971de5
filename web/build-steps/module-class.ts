/** What the build makes of a class in a CSS module: _name_hash_line */
export const moduleClass = /_[\w-]+?_[\w-]{5}_\d+(?![\w-])/g
