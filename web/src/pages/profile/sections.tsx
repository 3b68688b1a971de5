import { IconDevices, IconShieldHeart, IconShieldLock, IconUser } from '@tabler/icons-react'
import type { ProfileSection } from '../../features/account/section-list.tsx'
import { YourData } from '../../features/account/your-data.tsx'
import { DevicesSection } from '../../features/auth/devices/devices-section.tsx'
import { SecondStepSection } from '../../features/auth/second-step/second-step-section.tsx'
import { CoverageCard } from '../../features/coverage/coverage-card.tsx'

/** The parts of the profile page, in their order. */
export const profileSections: readonly ProfileSection[] = [
  { id: 'your-data', title: 'Your Data', icon: <IconUser aria-hidden="true" />, content: <YourData /> },
  {
    id: 'coverage',
    title: 'Coverage',
    icon: <IconShieldHeart aria-hidden="true" />,
    content: <CoverageCard />,
  },
  {
    id: 'devices',
    title: 'Signed-in devices',
    icon: <IconDevices aria-hidden="true" />,
    content: <DevicesSection />,
  },
  {
    id: 'second-step',
    title: 'Second step',
    icon: <IconShieldLock aria-hidden="true" />,
    content: <SecondStepSection />,
  },
]
