import {
  IconArrowsShuffle,
  IconBuildingHospital,
  IconCpu,
  IconHeartHandshake,
  IconRoute,
  IconScale,
  IconStethoscope,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './professionals.module.css'
import { supportSections } from './sections.ts'
import { SupportSection } from './support-section.tsx'

const clients = [
  { name: 'Private practices', Icon: IconStethoscope },
  { name: 'Hospitals', Icon: IconBuildingHospital },
  { name: 'Employer groups', Icon: IconUsersGroup },
  { name: 'Healthcare systems', Icon: IconHeartHandshake },
]

const consultations = [
  { name: 'Appeal strategy', Icon: IconRoute },
  { name: 'Policy compliance analysis', Icon: IconScale },
  { name: 'AI implementation planning', Icon: IconCpu },
  { name: 'Workflow optimization', Icon: IconArrowsShuffle },
]

/** For those who care for patients: whom we work with, and on what. */
export function Professionals() {
  return (
    <div className={styles.columns}>
      <SupportSection section={supportSections.professional}>
        <p>We help the people who help patients.</p>
        <IconList items={clients} />
      </SupportSection>
      <SupportSection section={supportSections.consultation}>
        <p>We sit down with your team and work on:</p>
        <IconList items={consultations} />
      </SupportSection>
    </div>
  )
}

interface IconListProps {
  items: readonly { name: string; Icon: (props: { 'aria-hidden': 'true' }) => ReactNode }[]
}

function IconList({ items }: IconListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ name, Icon }) => (
        <li key={name}>
          <Icon aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  )
}
