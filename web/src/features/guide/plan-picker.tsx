import { type RegionName, regionNames } from '@recourse/contract/regions'
import type { Guide } from '@recourse/guide/guide-for'
import { type PlanType, planTypes } from '@recourse/guide/plan-types'
import {
  listSubQuestions,
  readSubAnswers,
  type SubQuestionId,
  subQuestions,
} from '@recourse/guide/sub-questions'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './plan-picker.module.css'
import type { GuideAddress } from './use-guide-address.ts'

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))
const planOptions = optionsOf(planTypes)
const regionOptions = optionsOf(regionNames)

export interface PlanPickerProps {
  guide: Guide | undefined
  address: Pick<GuideAddress, 'choice' | 'choose' | 'tool'>
}

/** Plan type and region, and the questions that tell apart what one plan type hides. */
export function PlanPicker({ guide, address: { choice, choose, tool } }: PlanPickerProps) {
  const { planType, region, answers } = choice
  const hasTwoRoads = guide?.planType === planType && guide.decided && guide.roads.length > 1
  return (
    <div className={styles.box}>
      <div className={styles.pair}>
        <Select
          label="Insurance type"
          options={planOptions}
          value={planType}
          onChange={(event) => choose({ planType: event.target.value as PlanType })}
        />
        <Select
          label="Region"
          options={regionOptions}
          value={region}
          onChange={(event) => choose({ region: event.target.value as RegionName })}
        />
      </div>
      {listSubQuestions(planType, answers).map((id) => (
        <SubQuestion
          key={id}
          id={id}
          value={answers[id] ?? ''}
          onAnswer={(value) =>
            choose({ answers: { ...answers, ...readSubAnswers({ [id]: value }) }, road: null })
          }
        />
      ))}
      {tool && hasTwoRoads && (
        <RadioGroup
          label="Which one is this letter about?"
          hint="They are two roads with dates of their own. Look at one after the other."
          name="road"
          columns={2}
          value={choice.road ?? ''}
          onChange={(event) => choose({ road: event.target.value })}
          options={guide.roads.map(({ entry }) => ({ value: entry.id, label: entry.label }))}
        />
      )}
      <noscript>
        <p>To pick another one, switch JavaScript on. Below is the guide for {planType}.</p>
      </noscript>
      <p className={styles.printed}>
        {planType}, {region}
      </p>
    </div>
  )
}

interface SubQuestionProps {
  id: SubQuestionId
  value: string
  onAnswer: (value: string) => void
}

function SubQuestion({ id, value, onAnswer }: SubQuestionProps) {
  const { text, options } = subQuestions[id]
  const choices = Object.entries(options).map(([option, label]) => ({ value: option, label }))
  // Most commercial plans are none of the special ones, so this one has an answer from the start.
  if (id === 'special') {
    return (
      <Select
        label={text}
        options={choices}
        value={value || 'none'}
        onChange={(event) => onAnswer(event.target.value)}
      />
    )
  }
  return (
    <RadioGroup
      label={text}
      name={`guide-${id}`}
      columns={2}
      value={value}
      onChange={(event) => onAnswer(event.target.value)}
      options={choices}
    />
  )
}
