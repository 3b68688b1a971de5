import { IconArrowRight } from '@tabler/icons-react'
import { ButtonLink, type ButtonLook } from '../../ui/button.tsx'

export function GetHelpButton({ size }: Pick<ButtonLook, 'size'>) {
  return (
    <ButtonLink to="/signup" variant="primary" size={size}>
      Get Help <IconArrowRight aria-hidden="true" />
    </ButtonLink>
  )
}
