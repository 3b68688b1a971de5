import { IconHeartHandshake, IconUser } from '@tabler/icons-react'
import type { ProfileSection } from '../../features/account/section-list.tsx'
import { YourData } from '../../features/account/your-data.tsx'
import { CoverageCard } from '../../features/coverage/coverage-card.tsx'

/** The parts of the profile page, in their order. */
export const profileSections: readonly ProfileSection[] = [
  { id: 'your-data', title: 'Your Data', icon: <IconUser aria-hidden="true" />, content: <YourData /> },
  {
    id: 'coverage',
    title: 'Coverage',
    icon: <IconHeartHandshake aria-hidden="true" />,
    content: <CoverageCard />,
  },
]
