import {
  IconDevices,
  IconDownload,
  IconShieldHeart,
  IconShieldLock,
  IconTrash,
  IconUser,
} from '@tabler/icons-react'
import { DeleteMyAccount } from '../../features/account/my-data/delete-my-account.tsx'
import { DownloadMyData } from '../../features/account/my-data/download-my-data.tsx'
import type { ProfileSection } from '../../features/account/section-list.tsx'
import { DevicesSection } from '../../features/auth/devices/devices-section.tsx'
import { SecondStepSection } from '../../features/auth/second-step/second-step-section.tsx'
import { CoverageCard } from '../../features/coverage/coverage-card.tsx'
import { YourDataSection } from './your-data-section.tsx'

/** The parts of the profile page, in their order. */
export const profileSections: readonly ProfileSection[] = [
  {
    id: 'your-data',
    title: 'Your Data',
    icon: <IconUser aria-hidden="true" />,
    content: <YourDataSection />,
  },
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
  {
    id: 'download-my-data',
    title: 'Download my data',
    icon: <IconDownload aria-hidden="true" />,
    content: <DownloadMyData />,
  },
  {
    id: 'delete-my-account',
    title: 'Delete my account',
    icon: <IconTrash aria-hidden="true" />,
    content: <DeleteMyAccount />,
  },
]
