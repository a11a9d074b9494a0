import { shapeOf } from './face.ts'
import { HAIR, INK, PAPER } from './inks.ts'
import type { Recipe } from './recipe.ts'

export function whiskers(r: Recipe, dx: number): string {
  const x = 100 + dx,
    c = HAIR[r.beardColor ?? r.hairColor],
    st = `fill="${c}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"`
  const [w, jaw, , cy] = shapeOf(r)
  const strands = (d: string) =>
    `<path d="${d}" fill="none" stroke="${c === HAIR.black ? PAPER : INK}" stroke-width="1.3" stroke-opacity="${c === HAIR.black ? 0.35 : 0.6}"/>`
  let s = ''
  const B = r.beard
  if (B === 'full' || B === 'long') {
    const low = B === 'long' ? cy + 40 : cy + 13
    s +=
      `<path d="M${100 - w + 1} 108Q${100 - w + 5} 126 ${100 - w + 13} 128Q${x - 16} 126 ${x} 131Q${x + 16} 126 ${100 + w - 13} 128Q${100 + w - 5} 126 ${100 + w - 1} 108Q${100 + w + 6} 140 ${100 + jaw - 2} ${cy - 2}Q${112 + dx} ${low} ${x + 2} ${low + 3}Q${86} ${low} ${100 - jaw + 2} ${cy - 2}Q${100 - w - 6} 140 ${100 - w + 1} 108Z" ${st}/>` +
      strands(
        `M${x - 18} 138q2 ${low - 150} 8 ${low - 142}M${x - 6} 150v${low - 154}M${x + 8} 150q0 ${low - 156} -3 ${low - 152}M${x + 20} 138q-1 ${low - 152} -8 ${low - 144}M${x - 27} 130q0 14 6 20M${x + 28} 130q0 14-6 20`,
      )
  }
  if (B === 'goatee')
    s +=
      `<path d="M${x - 11} ${147}Q${x} 152 ${x + 11} 147Q${x + 12} ${cy + 4} ${x} ${cy + 14}Q${x - 12} ${cy + 4} ${x - 11} 147Z" ${st}/>` +
      strands(`M${x - 4} 152v${cy - 150}M${x + 4} 152v${cy - 150}`)
  if (B === 'chops')
    s += `<path d="M${100 - w + 1} 96L${100 - w + 11} 112Q${100 - w + 14} 134 ${x - 16} 140Q${100 - jaw + 6} 150 ${100 - jaw - 1} 144Q${100 - w - 6} 128 ${100 - w + 1} 96Z" ${st}/><path d="M${100 + w - 1} 96L${100 + w - 11} 112Q${100 + w - 14} 134 ${x + 16} 140Q${100 + jaw - 6} 150 ${100 + jaw + 1} 144Q${100 + w + 6} 128 ${100 + w - 1} 96Z" ${st}/>`
  if (B === 'stubble') {
    let d = ''
    for (let i = 0; i < 46; i++) {
      const px = 100 - jaw + 6 + ((i * 29) % (jaw * 2 - 10)),
        py = 131 + ((i * 17) % (cy - 134))
      d += `M${px} ${py}l1.6 2.6`
    }
    s += `<path d="${d}" stroke="${INK}" stroke-width="1.5" stroke-opacity=".62"/>`
  }
  const M = r.moustache
  if (M === 'handlebar')
    s += `<path d="M${x} 131Q${x - 9} 127 ${x - 17} 134Q${x - 27} 141 ${x - 33} 130Q${x - 32} 145 ${x - 19} 144Q${x - 8} 143 ${x} 137Q${x + 8} 143 ${x + 19} 144Q${x + 32} 145 ${x + 33} 130Q${x + 27} 141 ${x + 17} 134Q${x + 9} 127 ${x} 131Z" ${st}/>`
  if (M === 'walrus')
    s +=
      `<path d="M${x} 129Q${x - 18} 127 ${x - 25} 148Q${x - 12} 141 ${x - 9} 147Q${x - 4} 143 ${x} 147Q${x + 4} 143 ${x + 9} 147Q${x + 12} 141 ${x + 25} 148Q${x + 18} 127 ${x} 129Z" ${st}/>` +
      strands(`M${x - 6} 133l-7 9M${x + 6} 133l7 9M${x - 12} 134l-6 8M${x + 12} 134l6 8`)
  if (M === 'horseshoe')
    s += `<path d="M${x} 130Q${x - 17} 128 ${x - 21} 140L${x - 22} 160Q${x - 17} 162 ${x - 14} 158L${x - 13} 142Q${x - 6} 137 ${x} 138Q${x + 6} 137 ${x + 13} 142L${x + 14} 158Q${x + 17} 162 ${x + 22} 160L${x + 21} 140Q${x + 17} 128 ${x} 130Z" ${st}/>`
  if (M === 'pencil')
    s += `<path d="M${x} 132Q${x - 10} 129 ${x - 17} 137Q${x - 8} 134 ${x} 135Q${x + 8} 134 ${x + 17} 137Q${x + 10} 129 ${x} 132Z" fill="${c}" stroke="${INK}" stroke-width="1.6"/>`
  if (M === 'chevron')
    s += `<path d="M${x} 129Q${x - 14} 128 ${x - 21} 141Q${x - 8} 140 ${x} 138Q${x + 8} 140 ${x + 21} 141Q${x + 14} 128 ${x} 129Z" ${st}/>`
  return s
}
