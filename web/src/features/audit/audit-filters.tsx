import { auditActions, listAudit, operatorUid } from '@recourse/contract/audit'
import { type FormEvent, useState } from 'react'
import { checkWith } from '../../platform/form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { Select, type SelectOption } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './audit.module.css'
import { type AuditView, emptyAuditView, usedFilters } from './audit-view.ts'
import { actionWords, nameOfUid } from './audit-words.ts'
import { useStaff } from './queries.ts'

interface AuditFiltersProps {
  view: AuditView
  onApply: (view: AuditView) => void
}

/** Applied together: every look at the log is a line in it. */
export function AuditFilters({ view, onApply }: AuditFiltersProps) {
  const [draft, setDraft] = useState(view)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const actors = useActors(draft.actor_uid)
  const field = (name: keyof AuditView) => ({
    value: draft[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value.trim() })
      setProblems({})
    },
  })

  function apply(event: FormEvent) {
    event.preventDefault()
    const checked = checkWith(listAudit.query, usedFilters(draft))
    if (checked.ok) return onApply(draft)
    setProblems(Object.fromEntries(checked.problems.map(({ field: name = '', message }) => [name, message])))
  }
  return (
    <form noValidate onSubmit={apply} className={styles.filters}>
      <Select
        label="Action"
        placeholder="Any action"
        options={auditActions.map((action) => ({ value: action, label: actionWords[action] }))}
        {...field('action')}
      />
      <Select label="Who" placeholder="Anyone" options={actors} {...field('actor_uid')} />
      <TextInput
        label="About"
        hint="A claim’s or person’s uid."
        autoComplete="off"
        {...field('subject_uid')}
      />
      <TextInput label="From" hint="Whole days in UTC." type="date" {...field('from')} />
      <TextInput label="To" hint="This day included." type="date" {...field('to')} />
      <div className={styles.ways}>
        <Button type="submit" variant="primary">
          Show lines
        </Button>
        {Object.keys(usedFilters(view)).length > 0 && (
          <Button variant="quiet" onClick={() => onApply(emptyAuditView)}>
            Clear all
          </Button>
        )}
      </div>
    </form>
  )
}

/** Everyone on staff, the operator, and whoever is asked for: they may have left. */
function useActors(askedFor: string): SelectOption[] {
  const { data: staff = [] } = useStaff()
  const known = [
    ...staff.map(({ uid, name }) => ({ value: uid, label: name })),
    { value: operatorUid, label: 'The operator' },
  ]
  const isKnown = askedFor === '' || known.some(({ value }) => value === askedFor)
  return isKnown ? known : [...known, { value: askedFor, label: nameOfUid(askedFor) }]
}
