import type { ManagedPerson } from '@recourse/contract/people-admin'
import { IconBan, IconMailQuestion } from '@tabler/icons-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { RoleBadge } from '../../ui/status-badge.tsx'
import styles from './people.module.css'
import type { PersonAction } from './person-dialog.tsx'
import { fullName, rolesOf } from './role-words.ts'

interface PersonItemProps {
  person: ManagedPerson
  isMe: boolean
  onAsk: (action: PersonAction) => void
}

export function PersonItem({ person, isMe, onAsk }: PersonItemProps) {
  const name = fullName(person)
  const held = rolesOf(person)
  const ask = (kind: PersonAction['kind']) => () => onAsk({ kind, person })
  const about = <span className="visually-hidden"> of {name}</span>
  return (
    <li className={classes(styles.person, person.disabled && styles.disabled)}>
      <div className={styles.who}>
        <Avatar name={person.first_name || person.username} />
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.meta}>{person.email}</p>
          <p className={styles.meta}>{person.username}</p>
        </div>
      </div>
      <div className={styles.badges}>
        {(held.length > 0 ? held : ['Community']).map((level) => (
          <RoleBadge key={level} level={level} />
        ))}
        {person.disabled && (
          <Badge colour="red" icon={<IconBan aria-hidden="true" />}>
            Disabled
          </Badge>
        )}
        {!person.verified && (
          <Badge colour="neutral" icon={<IconMailQuestion aria-hidden="true" />}>
            Not verified
          </Badge>
        )}
      </div>
      {isMe ? (
        <p className={styles.me}>This is you. Another superuser can change your account.</p>
      ) : (
        <div className={styles.actions}>
          <Button size="s" onClick={ask('roles')}>
            Change roles{about}
          </Button>
          <Button size="s" onClick={ask('sessions')}>
            End sessions{about}
          </Button>
          {person.disabled ? (
            <Button size="s" onClick={ask('enable')}>
              Enable
              <span className="visually-hidden"> {name}</span>
            </Button>
          ) : (
            <Button size="s" variant="danger" onClick={ask('disable')}>
              Disable
              <span className="visually-hidden"> {name}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
