import { limits } from '@recourse/contract/limits'
import { type ManagedPerson, peopleSearchMin } from '@recourse/contract/people-admin'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../platform/call-error.ts'
import { useSession } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import styles from './people.module.css'
import { type PersonAction, PersonDialog } from './person-dialog.tsx'
import { PersonItem } from './person-item.tsx'
import { usePeople } from './queries.ts'

const isLongEnough = (text: string) => text.length >= peopleSearchMin && /[\p{L}\p{N}]/u.test(text)

export function People() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('search') ?? ''
  const [asked, setAsked] = useState<PersonAction>()
  return (
    <div className={styles.people}>
      <SearchField
        label="Search people"
        hint="A part of a name, username or email. Without a search you see everyone with a role."
        value={search}
        maxLength={limits.lineMax}
        isLongEnough={isLongEnough}
        tooShort={`Please type at least ${peopleSearchMin} characters.`}
        onSearch={(text) => setAddress(text === '' ? {} : { search: text }, { replace: true })}
      />
      <PeopleList search={isLongEnough(search) ? search : ''} onAsk={setAsked} />
      {asked && <PersonDialog {...asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

interface PeopleListProps {
  search: string
  onAsk: (action: PersonAction) => void
}

function PeopleList({ search, onAsk }: PeopleListProps) {
  const { subject: myUid } = useSession()
  const query = usePeople(search)
  if (query.isPending) return <Loading label="Loading people…" />
  if (query.data === undefined) {
    return (
      <div className={styles.failure}>
        <TryAgain
          message={messageOf(query.error)}
          isBusy={query.isFetching}
          onTry={() => void query.refetch()}
        />
      </div>
    )
  }
  const people: readonly ManagedPerson[] = query.data.pages.flatMap((page) => page.people)
  return (
    <>
      <p role="status" className={styles.found}>
        {foundWords(people.length, query.hasNextPage, search)}
      </p>
      {people.length === 0 ? (
        <EmptyState title="No people found">
          <p>Try another part of the name, username or email.</p>
        </EmptyState>
      ) : (
        <ul aria-label="People" aria-busy={query.isPlaceholderData} className={styles.list}>
          {people.map((person) => (
            <PersonItem key={person.uid} person={person} isMe={person.uid === myUid} onAsk={onAsk} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          className={styles.more}
        >
          Show more people
        </Button>
      )}
    </>
  )
}

function foundWords(count: number, hasMore: boolean, search: string): string {
  const people = `${count}${hasMore ? '+' : ''} ${count === 1 && !hasMore ? 'person' : 'people'}`
  return search === '' ? `${people} with a role` : `${people} found`
}
