import { NavLink } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { HeaderBar } from './header-bar.tsx'
import { HeaderMenu } from './header-menu.tsx'
import styles from './header-nav.module.css'
import { publicResources } from './navigation.ts'
import { PhoneMenu, PhoneMenuGroup, PhoneMenuLink } from './phone-menu.tsx'

export function PublicHeader() {
  return (
    <HeaderBar turnsTranslucent>
      <nav aria-label="Main" className={styles.nav}>
        <NavLink to="/about" className={classes(styles.link)}>
          Mission
        </NavLink>
        <HeaderMenu id="resources-menu" label="Resources" destinations={publicResources} />
        <NavLink to="/login" className={classes(styles.login)}>
          Login
        </NavLink>
      </nav>
      <PhoneMenu>
        <PhoneMenuLink destination={{ label: 'Mission', to: '/about' }} />
        <PhoneMenuGroup title="Resources" destinations={publicResources} />
        <ButtonLink to="/login" variant="primary" block>
          Login
        </ButtonLink>
      </PhoneMenu>
    </HeaderBar>
  )
}
