import { fileSentences } from '@recourse/contract/file-rules'
import { expect, test } from 'vitest'
import { nothingStaged, type StagingAction, stagingReducer } from './staging.ts'

const pdf = (name: string, content = name) => new File([content], name, { type: 'application/pdf' })
const after = (...actions: StagingAction[]) => actions.reduce(stagingReducer, nothingStaged)
const choose = (...files: File[]): StagingAction => ({ type: 'choose', files })
const names = (staged: readonly { file: File }[]) => staged.map(({ file }) => file.name)

test('chosen files wait until they are added', () => {
  const chosen = after(choose(pdf('a.pdf'), pdf('b.pdf')))
  expect([names(chosen.pending), chosen.said]).toEqual([['a.pdf', 'b.pdf'], undefined])
  const added = stagingReducer(chosen, { type: 'add' })
  expect([added.pending, names(added.added)]).toEqual([[], ['a.pdf', 'b.pdf']])
  expect(added.said).toEqual({ kind: 'success', text: 'Successfully added documents to be uploaded.' })
})

test('adding nothing says so', () => {
  expect(after({ type: 'add' }).said).toEqual({
    kind: 'error',
    text: 'Please select at least one file to upload',
  })
})

test('a name that is there already is ignored, whether pending, added or chosen twice at once', () => {
  const twice = after(choose(pdf('a.pdf'), pdf('a.pdf', 'other')), choose(pdf('a.pdf')))
  expect(names(twice.pending)).toEqual(['a.pdf'])
  expect(twice.said?.text).toBe('A file with that name is in the list already.')
  const added = after(choose(pdf('a.pdf')), { type: 'add' }, choose(pdf('a.pdf'), pdf('b.pdf')))
  expect([names(added.added), names(added.pending)]).toEqual([['a.pdf'], ['b.pdf']])
})

test('two photos that the camera gave one name are two photos, and one photo chosen twice is one', () => {
  const photo = (content: string) => new File([content], 'image.jpg', { type: 'image/jpeg', lastModified: 1 })
  const three = after(choose(photo('page 1')), choose(photo('page two')), choose(photo('third page')))
  expect(names(three.pending)).toEqual(['image.jpg', 'image-2.jpg', 'image-3.jpg'])
  expect(names(stagingReducer(three, choose(photo('page 1'))).pending)).toHaveLength(3)
})

test.each([
  ['letter.pdf', 'application/pdf', true],
  ['letter.pdf', 'application/octet-stream', true],
  ['letter.pdf', '', true],
  ['photo.HEIC', '', true],
  ['photo.heic', 'image/heic', true],
  ['letter.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', false],
  ['page.html', 'text/html', false],
  ['folder', '', false],
])('%s of type "%s" can be added: %s', (name, type, isFine) => {
  const { added, pending, said } = after(choose(new File(['x'], name, { type })), { type: 'add' })
  expect([added.length, pending.length]).toEqual(isFine ? [1, 0] : [0, 1])
  if (!isFine) {
    expect(said?.text).toBe('Some files have invalid types. Supported file types: PDF, text, PNG, and JPEG.')
  }
})

test('once the wrong file is removed the rest can be added', () => {
  const wrong = after(choose(pdf('a.pdf'), new File(['x'], 'a.html', { type: 'text/html' })))
  const key = wrong.pending[1]?.key ?? ''
  const mended = [{ type: 'remove', key } as const, { type: 'add' } as const].reduce(stagingReducer, wrong)
  expect(names(mended.added)).toEqual(['a.pdf'])
})

test('a claim takes 20 files; the rest is left out and said', () => {
  const many = Array.from({ length: 21 }, (_, index) => pdf(`${index}.pdf`))
  const full = after(choose(...many))
  expect(full.pending).toHaveLength(20)
  expect(full.said?.text).toBe(fileSentences.too_many)
  expect(after({ type: 'choose', files: many, room: 2 }).pending).toHaveLength(2)
})
