import type { CareTiming } from '@recourse/guide/deadlines/question'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateFields } from '../../../ui/date-fields.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { askedFor, type DeadlineAnswers } from './answers.ts'
import { DateOrUnknown } from './date-or-unknown.tsx'
import { Numbered, Reveal } from './numbered.tsx'
import { fieldId, type QuestionsProps } from './questions-props.ts'

const timings = [
  { value: 'pre_service', label: 'I have not had it yet' },
  { value: 'post_service', label: 'I already had it' },
  { value: 'ongoing', label: 'I am getting it now, and they want to cut or stop it' },
]
const urgentOptions = [
  { value: 'yes', label: 'Yes, it is urgent' },
  { value: 'no', label: 'No' },
]
const filedOptions = [
  { value: 'no', label: 'Not yet' },
  { value: 'yes', label: 'Yes' },
]

export function CareQuestions({ road, answers, errors, onChange }: QuestionsProps) {
  const asked = askedFor(answers, road)
  return (
    <>
      <Numbered number={5}>
        <RadioGroup
          label="When is the care?"
          id={fieldId('timing')}
          name="timing"
          error={errors.timing}
          value={answers.timing}
          onChange={(event) => onChange({ timing: event.target.value as CareTiming })}
          options={timings}
        />
        {asked.effective && (
          <Reveal>
            <DateOrUnknown
              label="When does the cut start?"
              hint="The notice may say “effective date”. For a hospital stay: the day you are to leave."
              id={fieldId('effective')}
              error={errors.effective}
              value={answers.effective}
              onChange={(effective) => onChange({ effective })}
              unknown={answers.effectiveUnknown}
              onUnknown={(effectiveUnknown) => onChange({ effectiveUnknown, effective: answers.effective })}
            />
          </Reveal>
        )}
        {asked.fastNotice && (
          <Reveal>
            <RadioGroup
              label="Is your paper one of these?"
              hint="Then you have only hours."
              id={fieldId('fastNotice')}
              name="fastNotice"
              error={errors.fastNotice}
              value={answers.fastNotice}
              onChange={(event) =>
                onChange({ fastNotice: event.target.value as DeadlineAnswers['fastNotice'] })
              }
              options={[
                ...road.entry.fast_appeals.map(({ id, notice, name }) => ({
                  value: id,
                  label: notice,
                  hint: name,
                })),
                { value: 'none', label: 'None of these' },
              ]}
            />
          </Reveal>
        )}
        {asked.care && (
          <DateFields
            label="What day was the care?"
            optional
            hint="Only the time for a court is counted from it."
            id={fieldId('care')}
            error={errors.care}
            value={answers.care}
            onChange={(care) => onChange({ care })}
          />
        )}
        {asked.doctorGivenDrug && (
          <Checkbox
            label="It is about a drug that a doctor gives me"
            checked={answers.doctorGivenDrug}
            onChange={(event) => onChange({ doctorGivenDrug: event.target.checked })}
          />
        )}
      </Numbered>
      {asked.urgent && (
        <Numbered number={6}>
          <RadioGroup
            label="Could waiting harm your health?"
            hint="For example, great pain, or you could lose the use of a body part. Your doctor can say so."
            id={fieldId('urgent')}
            name="urgent"
            columns={2}
            error={errors.urgent}
            value={answers.urgent}
            onChange={(event) => onChange({ urgent: event.target.value as DeadlineAnswers['urgent'] })}
            options={urgentOptions}
          />
        </Numbered>
      )}
      <Numbered number={asked.urgent ? 7 : 6}>
        <RadioGroup
          label="Have you sent your appeal against this decision?"
          id={fieldId('filed')}
          name="filed"
          columns={2}
          value={answers.filed}
          onChange={(event) => onChange({ filed: event.target.value as DeadlineAnswers['filed'] })}
          options={filedOptions}
        />
        {answers.filed === 'yes' && (
          <Reveal>
            <DateFields
              label="What day did it arrive?"
              hint="Their time to answer is counted from it."
              id={fieldId('filedDate')}
              error={errors.filedDate}
              value={answers.filedDate}
              onChange={(filedDate) => onChange({ filedDate })}
            />
          </Reveal>
        )}
      </Numbered>
    </>
  )
}
