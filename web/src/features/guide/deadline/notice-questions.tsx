import { listDecisions } from '@recourse/guide/deadlines/level-order'
import type { DeliveryWay } from '@recourse/guide/deadlines/question'
import type { GuideRoad } from '@recourse/guide/guide-for'
import { DateFields } from '../../../ui/date-fields.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { DeadlineAnswers } from './answers.ts'
import { DateOrUnknown } from './date-or-unknown.tsx'
import { Inner, Numbered, Reveal } from './numbered.tsx'
import { fieldId, type QuestionsProps } from './questions-props.ts'

const ways = [
  { value: 'mail', label: 'By mail' },
  { value: 'electronic', label: 'Email, fax or online account' },
  { value: 'in_person', label: 'Handed to me, or told by phone' },
]
const printedOptions = [
  { value: 'date', label: 'Yes, a date' },
  { value: 'days', label: 'Yes, a number of days' },
  { value: 'no', label: "No, or I can't find it" },
]

/** A road that begins later has no answers of the levels before. */
function decisionsOf({ entry, startLevel }: GuideRoad) {
  const orderOf = (id: string) => entry.levels.find((level) => level.id === id)?.order ?? 0
  const start = startLevel ? orderOf(startLevel) : 0
  return listDecisions(entry)
    .filter(({ id }) => id === 'first' || orderOf(id) >= start)
    .map(({ id, name }) => ({
      value: id,
      label: name,
      hint: id === 'first' ? 'You have not appealed yet.' : undefined,
    }))
}

export function NoticeQuestions({ road, answers, errors, onChange }: QuestionsProps) {
  return (
    <>
      <Numbered number={1}>
        <DateFields
          label="What date is printed on the notice?"
          hint="Look near the top. Not the date you opened it."
          id={fieldId('notice')}
          error={errors.notice}
          value={answers.notice}
          onChange={(notice) => onChange({ notice })}
        />
      </Numbered>
      <Numbered number={2}>
        <DateOrUnknown
          label="When did you get it?"
          hint="A guess is fine."
          id={fieldId('received')}
          error={errors.received}
          value={answers.received}
          onChange={(received) => onChange({ received })}
          unknown={answers.receivedUnknown}
          onUnknown={(receivedUnknown) => onChange({ receivedUnknown, received: answers.received })}
        />
        <Inner>
          <RadioGroup
            label="How did it come?"
            optional
            id={fieldId('receivedHow')}
            name="receivedHow"
            columns={2}
            value={answers.receivedHow}
            onChange={(event) => onChange({ receivedHow: event.target.value as DeliveryWay })}
            options={ways}
          />
        </Inner>
      </Numbered>
      <Numbered number={3}>
        <RadioGroup
          label="Which decision is this?"
          id={fieldId('decision')}
          name="decision"
          error={errors.decision}
          value={answers.decision}
          onChange={(event) => onChange({ decision: event.target.value })}
          options={decisionsOf(road)}
        />
      </Numbered>
      <Numbered number={4}>
        <RadioGroup
          label="Does the notice print a deadline?"
          hint="A date or a number of days to appeal. It wins if it is earlier."
          id={fieldId('printed')}
          name="printed"
          error={errors.printed}
          value={answers.printed}
          onChange={(event) => onChange({ printed: event.target.value as DeadlineAnswers['printed'] })}
          options={printedOptions}
        />
        {answers.printed === 'date' && (
          <Reveal>
            <DateFields
              label="Which date?"
              id={fieldId('printedDate')}
              error={errors.printedDate}
              value={answers.printedDate}
              onChange={(printedDate) => onChange({ printedDate })}
            />
          </Reveal>
        )}
        {answers.printed === 'days' && (
          <Reveal>
            <TextInput
              label="How many days?"
              hint="Or the number that the plan or the state told you."
              id={fieldId('printedDays')}
              error={errors.printedDays}
              inputMode="numeric"
              maxLength={4}
              value={answers.printedDays}
              onChange={(event) => onChange({ printedDays: event.target.value })}
            />
          </Reveal>
        )}
      </Numbered>
    </>
  )
}
