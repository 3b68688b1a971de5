import { BorderStyle, type IStylesOptions } from 'docx'

const ink = '082F35'
const quiet = '4A6065'

/** Sizes are in half points, distances in twentieths of a point. Arial is on every machine that opens the file. */
export const styles: IStylesOptions = {
  default: {
    document: {
      run: { font: 'Arial', size: 22, language: { value: 'en-US' } },
      paragraph: { spacing: { after: 160, line: 288 } },
    },
    heading1: {
      run: { size: 40, bold: true, color: ink },
      paragraph: { spacing: { after: 80 }, keepNext: true },
    },
    heading2: {
      run: { size: 26, bold: true, color: ink },
      paragraph: { spacing: { before: 240, after: 100 }, keepNext: true },
    },
  },
  paragraphStyles: [
    { id: 'Lede', name: 'Lede', basedOn: 'Normal', run: { size: 24, color: quiet } },
    { id: 'Item', name: 'Item', basedOn: 'Normal', paragraph: { spacing: { after: 80, line: 276 } } },
    { id: 'Edition', name: 'Edition', basedOn: 'Normal', run: { size: 16, color: quiet } },
    {
      id: 'Note',
      name: 'Note',
      basedOn: 'Normal',
      paragraph: {
        border: { left: { style: BorderStyle.SINGLE, size: 24, space: 8, color: ink } },
        indent: { left: 200 },
      },
    },
  ],
}
