import { type FormEvent, useEffect, useId, useRef } from 'react'
import { type DefaultValues, type FieldErrors, type Path, useForm } from 'react-hook-form'
import { CallError, messageOf } from './call-error.ts'
import { type Checked, type Problem, problemsOf } from './form-problems.ts'
import { useErrorTitle } from './use-error-title.ts'

export type FormValues = Record<string, string | undefined>

/** What stands above a form whose submit failed. */
export interface FormProblems {
  /** What concerns the whole form, or a field that is not shown. */
  readonly messages: readonly string[]
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[]
  /** Counts the submits. */
  readonly attempt: number
}

interface FormCallOptions<V extends FormValues, T, R> {
  /** What the fields show first. Left out on prerendered pages, so that words typed before hydration stay. */
  readonly values?: DefaultValues<V>
  readonly check: (values: V) => Checked<T>
  readonly send: (data: T) => Promise<R>
  readonly onDone: (reply: R, data: T) => void | Promise<void>
  /** A refusal that means something special here; `undefined` when it does not. */
  readonly explain?: (error: CallError, data: T) => readonly Problem[] | undefined
  /** Instead of a summary of all problems: the first one, at its field, which takes the focus. */
  readonly showFirstOnly?: boolean
}

/** One way to submit a form: checked on submit only, nothing typed is lost, sent once, told at the right field. */
export function useFormCall<V extends FormValues, T, R>(options: FormCallOptions<V, T, R>) {
  const { showFirstOnly = false } = options
  const formId = useId()
  const names = useRef(new Set<string>())
  const isSending = useRef(false)
  const focusedAfter = useRef(0)

  const form = useForm<V, unknown, { data: T }>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    ...(options.values && { defaultValues: options.values }),
    resolver: (values) => {
      const checked = options.check(values)
      if (checked.ok) return { values: { data: checked.data }, errors: {} }
      return {
        values: {},
        errors: toFieldErrors<V>(showFirstOnly ? checked.problems.slice(0, 1) : checked.problems),
      }
    },
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const problems = listProblems(errors)
  useErrorTitle(problems.length > 0)

  useEffect(() => {
    if (isSubmitting || focusedAfter.current === submitCount) return
    focusedAfter.current = submitCount
    const field = problems.find((problem) => problem.field !== undefined)?.field
    if (showFirstOnly && field !== undefined) form.setFocus(field as Path<V>)
  })

  function report(found: readonly Problem[]): void {
    for (const { field, message } of found) {
      form.setError(field === undefined ? 'root' : (field as Path<V>), { type: 'refused', message })
    }
  }

  async function submit({ data }: { data: T }): Promise<void> {
    try {
      await options.onDone(await options.send(data), data)
    } catch (error) {
      if (error instanceof CallError) {
        report(options.explain?.(error, data) ?? problemsOf(error, names.current))
      } else {
        report([{ message: messageOf(error) }])
      }
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    try {
      await form.handleSubmit(submit)(event)
    } finally {
      isSending.current = false
    }
  }

  /** The properties of one input. Editing it takes its error away. */
  function field(name: Path<V>) {
    names.current.add(name)
    const error = problems.find((problem) => problem.field === name)?.message
    const onChange = () => {
      if (error !== undefined) form.clearErrors(name)
      if (errors.root !== undefined) form.clearErrors('root')
    }
    return { id: `${formId}-${name}`, error, ...form.register(name, { onChange }) }
  }

  const isShown = ({ field: name }: Problem) => name !== undefined && names.current.has(name)
  const summary: FormProblems = {
    messages: problems.filter((problem) => !isShown(problem)).map(({ message }) => message),
    errors: showFirstOnly
      ? []
      : problems
          .filter(isShown)
          .map(({ field: name, message }) => ({ fieldId: `${formId}-${name}`, message })),
    attempt: submitCount,
  }

  return { field, summary, isBusy: isSubmitting, onSubmit }
}

function toFieldErrors<V extends FormValues>(problems: readonly Problem[]): FieldErrors<V> {
  const entries = problems.map(({ field = 'root', message }) => [field, { type: 'check', message }])
  return Object.fromEntries(entries)
}

/** In the order in which they were found; what concerns the whole form comes first. */
function listProblems<V extends FormValues>({ root, ...fields }: FieldErrors<V>): Problem[] {
  const whole = root?.message === undefined ? [] : [{ message: root.message }]
  const single = Object.entries(fields).map(([field, error]) => ({
    field,
    message: String(error?.message ?? ''),
  }))
  return [...whole, ...single]
}
