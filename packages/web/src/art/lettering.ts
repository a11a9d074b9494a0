import { fit } from '@sundown/art/fit'
import { round2 as f } from '@sundown/art/geometry'

/** Text that came from outside the drawing. */
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (char) => (char === '&' ? '&amp;' : char === '<' ? '&lt;' : char === '>' ? '&gt;' : '&quot;'))

/** Wood type came in many widths: a long name is set a little larger and squeezed (never under 76 %) rather than shrunk. */
export function woodName(text: string, x: number, y: number, big: number, max: number): string {
  const size = fit(text, big, max)
  const squeezed = size < big * 0.86
  const set = squeezed
    ? `font-size="${f(Math.min(big * 0.86, size * 1.3))}" textLength="${max - 4}" lengthAdjust="spacingAndGlyphs"`
    : `font-size="${f(size)}"`
  return `<text class="card-name" ${set} x="${x}" y="${y}" text-anchor="middle">${escaped(text)}</text>`
}

export function wrap(text: string, max: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length > max && line !== '') {
      lines.push(line)
      line = word
    } else line = longer
  }
  if (line !== '') lines.push(line)
  return lines
}

/** Centred lines of reading text. */
export function rule(lines: readonly string[], x: number, y: number, size: number, leading: number): string {
  const spans = lines.map((line, i) => `<tspan x="${x}" dy="${i ? leading : 0}">${escaped(line)}</tspan>`)
  return `<text class="card-rule" x="${x}" y="${y}" font-size="${size}" text-anchor="middle">${spans.join('')}</text>`
}
