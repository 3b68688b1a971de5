import styles from './points.module.css'

export interface PointsProps {
  points: readonly { readonly name: string; readonly words: string }[]
}

/** Short statements in two columns, divided by lines. */
export function Points({ points }: PointsProps) {
  return (
    <div className={styles.points}>
      {points.map(({ name, words }) => (
        <div key={name}>
          <h3>{name}</h3>
          <p>{words}</p>
        </div>
      ))}
    </div>
  )
}
