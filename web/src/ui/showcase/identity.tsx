import { EndOfRoadArt } from '../art/end-of-road.tsx'
import { EnvelopeCodeArt } from '../art/envelope-code.tsx'
import { LettersArt } from '../art/letters.tsx'
import { classes } from '../classes.ts'
import { LogoFull, LogoFullReversed, LogoShort } from '../logo.tsx'
import { Rules } from '../rules.tsx'
import styles from './showcase.module.css'

const swatches = [
  ['ink', 'Ink'],
  ['petrol', 'Petrol 7'],
  ['petrolTint', 'Petrol 1'],
  ['newsprint', 'Newsprint'],
  ['paper', 'Paper'],
  ['pencil', 'Pencil'],
  ['marigold', 'Marigold'],
  ['text2', 'Text 2'],
  ['control', 'Control'],
  ['rule', 'Rule'],
  ['pencilDark', 'Pencil dark'],
  ['pencilLight', 'Pencil light'],
  ['marker', 'Marker'],
  ['error', 'Error'],
] as const

export function Identity() {
  return (
    <>
      <Rules title="Logo" className={styles.wide}>
        <div className={styles.row}>
          <LogoFull className={styles.logo} />
          <LogoShort className={styles.logo} />
          <span className={styles.dark}>
            <LogoFullReversed className={styles.logo} />
          </span>
        </div>
      </Rules>
      <Rules title="Colour" className={styles.wide}>
        <ul className={styles.swatches}>
          {swatches.map(([key, name]) => (
            <li key={key} className={classes(styles.swatch, styles[key])}>
              {name}
            </li>
          ))}
        </ul>
      </Rules>
      <Rules title="Type" className={styles.wide}>
        <p className={styles.display}>Write back.</p>
        <p className={styles.lede}>If your insurer said no, we can help you push back.</p>
        <h3>Claim Details</h3>
        <p>Your insurer must tell you why it said no. You have about 180 days to appeal.</p>
        <p className={styles.meta}>PDF, text, PNG or JPEG. Claim ID a3f09c1e. I l 1, O 0.</p>
      </Rules>
      <Rules title="Art" className={styles.wide}>
        <div className={styles.stack}>
          <LettersArt className={styles.art} />
          <EnvelopeCodeArt className={styles.art} />
          <EndOfRoadArt className={styles.art} />
        </div>
      </Rules>
    </>
  )
}
