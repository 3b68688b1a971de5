const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/** Where Node would look for a package from a place in the lockfile, nearest first. */
function placesFor(path, name) {
  const parents = path
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'))
  return [...parents.reverse().map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`]
}

/** The system that a binary's package names, in the words of the lockfile. */
function entryFor(name, version) {
  const words = name.split(/[-/]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  const libc = ['musl', 'musleabihf'].some((word) => words.includes(word)) ? ['musl'] : undefined
  return {
    version,
    optional: true,
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(libc && { libc }),
  }
}

/** Optional packages that an entry of the lockfile names and the lockfile does not have. */
export function listMissingOptional(lock) {
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesFor(path, name).some((place) => place in lock.packages))
      .map(([name, version]) => ({ name, entry: entryFor(name, version) })),
  )
}
