import type { Question } from '@recourse/guide/deadlines/question'
import { useEffect, useState } from 'react'
import { today } from '../today.ts'
import type { ToolProps } from '../tool-props.ts'
import { type AnswerErrors, type DeadlineAnswers, noAnswers, readAnswers } from './answers.ts'
import { DeadlineForm } from './deadline-form.tsx'
import { RoadView } from './road-view.tsx'

/** The answers stay in this page and go nowhere; "Change my answers" finds them as they were. */
export function DeadlineTool({ road, region, address }: ToolProps) {
  const [answers, setAnswers] = useState(noAnswers)
  const [errors, setErrors] = useState<AnswerErrors>({})
  const [attempt, setAttempt] = useState(0)
  const [question, setQuestion] = useState<Question | null>(null)

  function change(changes: Partial<DeadlineAnswers>) {
    setAnswers({ ...answers, ...changes })
    const kept = Object.entries(errors).filter(([field]) => !(field in changes))
    setErrors(Object.fromEntries(kept))
  }
  function submit() {
    const read = readAnswers(answers, road, region, today())
    setErrors(read.errors ?? {})
    setAttempt(attempt + 1)
    if (!read.question) return
    setQuestion(read.question)
    address.showAnswer(true)
  }
  function startOver() {
    setAnswers(noAnswers)
    setErrors({})
  }

  // After a reload the answers are gone, as promised, and the questions are asked again.
  const isLost = address.isAnswer && !question
  const { showAnswer } = address
  useEffect(() => {
    if (isLost) showAnswer(false, { replace: true })
  })

  if (address.isAnswer && question) {
    return (
      <RoadView road={road} region={region} question={question} onChange={() => address.showAnswer(false)} />
    )
  }
  return (
    <DeadlineForm
      road={road}
      answers={answers}
      errors={errors}
      attempt={attempt}
      onChange={change}
      onSubmit={submit}
      onStartOver={startOver}
    />
  )
}
