const calmQuery = '(prefers-reduced-motion: reduce)'

/**
 * Plays the demo video without sound, and ties the button to it. A person who asked for less motion finds it paused.
 * For the small module of pages without React; `signal` undoes it.
 */
export function enhanceDemo(document: Document, signal: AbortSignal): void {
  for (const demo of document.querySelectorAll<HTMLElement>('[data-demo]')) {
    const video = demo.querySelector('video')
    const button = demo.querySelector('button')
    const words = demo.querySelector('[data-demo-words]')
    if (video && button && words) tie(demo, video, button, words, signal)
  }
}

function tie(
  demo: HTMLElement,
  video: HTMLVideoElement,
  button: HTMLButtonElement,
  words: Element,
  signal: AbortSignal,
) {
  const show = () => {
    demo.toggleAttribute('data-playing', !video.paused)
    words.textContent = video.paused ? 'Play video' : 'Pause video'
  }
  // A browser may refuse to play, for instance to save power: then it stays paused and the button says so.
  const play = () => video.play().catch(show)

  video.poster = video.dataset.poster ?? ''
  video.controls = false
  button.hidden = false
  for (const event of ['play', 'pause']) video.addEventListener(event, show, { signal })
  button.addEventListener('click', () => (video.paused ? play() : video.pause()), { signal })
  show()
  const wantsCalm = document.defaultView?.matchMedia(calmQuery).matches ?? false
  if (!wantsCalm) onceInView(video, play, signal)
}

/** Most of it, not an edge: a megabyte is not fetched for someone who never comes that far. */
const mostOfIt = 0.75

function onceInView(element: Element, act: () => void, signal: AbortSignal) {
  const watch = new IntersectionObserver(
    (sights) => {
      if (!sights.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      act()
    },
    { threshold: mostOfIt },
  )
  watch.observe(element)
  signal.addEventListener('abort', () => watch.disconnect())
}
