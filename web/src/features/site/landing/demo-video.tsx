import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { HeroLetterArt } from '../art/hero-letter.tsx'
import styles from './demo-video.module.css'
import type { Recording } from './recording.ts'

const caption = 'Demo: from a denial letter to a help request. No sound.'

/** A recording of the product, or, while there is none, a drawing in its place. */
export function DemoVideo({ recording }: { recording: Recording | undefined }) {
  if (!recording) {
    return (
      <figure className={styles.demo}>
        <HeroLetterArt className={styles.drawing} />
        <figcaption>Your letter holds two things you need: the reason, and your time limit.</figcaption>
      </figure>
    )
  }
  return (
    <figure className={styles.demo} data-demo="">
      <div className={styles.frame}>
        {/*
          Without our script it does not start by itself and has the browser's own controls. With it, play-demo.ts
          gives it its picture, which the words above need not wait for, and starts it, unless the person asked for
          less motion; the button takes over.
        */}
        <video
          className={styles.video}
          width={1280}
          height={800}
          data-poster={recording.poster}
          preload="none"
          aria-label={caption}
          controls
          loop
          muted
          playsInline
        >
          <source src={recording.webm} type="video/webm" />
          <source src={recording.mp4} type="video/mp4" />
        </video>
        <button type="button" className={styles.pause} hidden>
          <IconPlayerPause aria-hidden="true" data-demo-pause="" />
          <IconPlayerPlay aria-hidden="true" data-demo-play="" />
          <span data-demo-words="">Pause video</span>
        </button>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
