import { addClaimNote, type DeskClaim } from '@recourse/contract/desk'
import { IconLock } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../platform/call-error.ts'
import { checkWith } from '../../platform/form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { useNotice } from '../../ui/notices.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useNoteDraft } from './note-draft.ts'
import styles from './note-form.module.css'
import { reloadDesk, sendNote } from './queries.ts'

export function NoteForm({ claim }: { claim: Pick<DeskClaim, 'uid'> }) {
  const notify = useNotice()
  const { text, write } = useNoteDraft(claim.uid)
  const [problem, setProblem] = useState<string>()
  const saving = useMutation({
    mutationFn: sendNote,
    onSuccess: () => {
      write('')
      notify({ kind: 'success', text: 'Note saved. Only staff can read it.' })
      void reloadDesk()
    },
    onError: (error) => setProblem(messageOf(error)),
  })

  function save(event: FormEvent) {
    event.preventDefault()
    if (saving.isPending) return
    const checked = checkWith(addClaimNote.body, { claim_uid: claim.uid, text })
    setProblem(checked.ok ? undefined : checked.problems[0]?.message)
    if (checked.ok) saving.mutate(checked.data)
  }
  return (
    <form noValidate onSubmit={save} className={styles.form}>
      <Textarea
        label="Internal note"
        hint="For the team. The claimant never sees it."
        rows={3}
        value={text}
        error={problem}
        onChange={({ target }) => {
          write(target.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" size="s" busy={saving.isPending} icon={<IconLock aria-hidden="true" />}>
        Save note, staff only
      </Button>
    </form>
  )
}
