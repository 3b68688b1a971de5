import { IconLogout } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { useSession } from '../platform/session.ts'
import { signOut } from '../platform/sign-out.ts'
import { Avatar } from '../ui/avatar.tsx'
import { classes } from '../ui/classes.ts'
import { MenuItem } from '../ui/menu.tsx'
import { HeaderBar } from './header-bar.tsx'
import { HeaderMenu } from './header-menu.tsx'
import styles from './header-nav.module.css'
import { accountPages, signedInResources, staffPages } from './navigation.ts'
import { PhoneMenu, PhoneMenuButton, PhoneMenuGroup, PhoneMenuLink } from './phone-menu.tsx'

export function SignedInHeader() {
  const { username, scopes } = useSession()
  const forStaff = staffPages.filter(({ scope }) => scopes.includes(scope))
  return (
    <HeaderBar>
      <nav aria-label="Main" className={styles.nav}>
        <NavLink to="/" end className={classes(styles.link)}>
          Home
        </NavLink>
        <HeaderMenu id="resources-menu" label="Resources" destinations={signedInResources} />
        <HeaderMenu
          id="account-menu"
          label="Account"
          picture={<Avatar name={username} size="s" />}
          destinations={accountPages}
        >
          <MenuItem onSelect={signOut}>
            Logout
            <IconLogout aria-hidden="true" />
          </MenuItem>
        </HeaderMenu>
      </nav>
      <PhoneMenu>
        <PhoneMenuLink destination={{ label: 'Home', to: '/' }} />
        <PhoneMenuGroup title="Resources" destinations={signedInResources} />
        {forStaff.length > 0 && <PhoneMenuGroup title="Staff" destinations={forStaff} />}
        <PhoneMenuGroup title="Account" destinations={accountPages}>
          <PhoneMenuButton onSelect={signOut}>
            Logout
            <IconLogout aria-hidden="true" />
          </PhoneMenuButton>
        </PhoneMenuGroup>
      </PhoneMenu>
    </HeaderBar>
  )
}
