import type { Coverage } from '@recourse/contract/coverage'
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { CallError, messageOf } from '../../platform/call-error.ts'
import { type Problem, problemsOf } from '../../platform/form-problems.ts'
import { useErrorTitle } from '../../platform/use-error-title.ts'
import {
  type CoverageField,
  checkCoverage,
  coverageValues,
  localDate,
  withChange,
} from './coverage-values.ts'
import { saveCoverage } from './queries.ts'

/** Its own form state, since fields of this form clear each other. The first problem is told, at its field. */
export function useCoverageForm(coverage: Coverage | undefined, onSaved: () => void) {
  const formId = useId()
  const [values, setValues] = useState(() => coverageValues(coverage, localDate(new Date())))
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  useErrorTitle(problem !== undefined)

  const idOf = (field: string) => `${formId}-${field}`

  function tell(found: Problem | undefined) {
    setProblem(found)
    if (found?.field !== undefined) document.getElementById(idOf(found.field))?.focus()
  }

  async function save(): Promise<void> {
    const checked = checkCoverage(values)
    if (!checked.ok) return tell(checked.problems[0])
    setIsBusy(true)
    try {
      await saveCoverage(checked.data, coverage?.uid)
      onSaved()
    } catch (error) {
      tell(explain(error, new Set(Object.keys(values))))
    } finally {
      setIsBusy(false)
    }
  }

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setProblem(undefined)
    await save()
    isSending.current = false
  }

  return {
    values,
    isBusy,
    onSubmit,
    /** What concerns the whole form. */
    message: problem?.field === undefined ? problem?.message : undefined,
    /** The properties of one input. Editing takes the error away. */
    field: (name: CoverageField) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: problem?.field === name ? problem.message : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        setValues((before) => withChange(before, name, target.value))
        setProblem(undefined)
      },
    }),
  }
}

function explain(error: unknown, fields: ReadonlySet<string>): Problem {
  const [first] = error instanceof CallError ? problemsOf(error, fields) : []
  return first ?? { message: messageOf(error) }
}
