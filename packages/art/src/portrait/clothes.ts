import { star, wedges } from '../geometry.ts'
import { dye, INK, PAPER } from './inks.ts'
import type { Recipe } from './recipe.ts'

export function clothes(r: Recipe, id: string): string {
  const c = dye(r.clothColor),
    c2 = dye(r.shirtColor ?? 'bone'),
    st = `stroke="${INK}" stroke-width="3.2" stroke-linejoin="round"`
  const body =
    r.build === 'broad'
      ? 'M4 220C6 184 30 174 70 166L100 176L130 166C170 174 194 184 196 220Z'
      : r.build === 'slim'
        ? 'M34 220C36 190 52 180 80 168L100 178L120 168C148 180 164 190 166 220Z'
        : 'M20 220C22 188 42 177 76 167L100 178L124 167C158 177 178 188 180 220Z'
  const shade = `<clipPath id="${id}cl"><path d="${body}"/></clipPath><path clip-path="url(#${id}cl)" d="${wedges(104, 166, 96, 60, 11, 0.55, 1, -4)}" fill="${INK}" fill-opacity=".7"/>`
  const k = r.cloth
  let s = `<path d="${body}" fill="${c}" ${st}/>`
  if (k === 'vest')
    s =
      `<path d="${body}" fill="${c2}" ${st}/><path d="M100 220L74 168L50 178Q44 200 46 220ZM100 220L126 168L150 178Q156 200 154 220Z" fill="${c}" ${st}/>` +
      shade +
      `<path d="M82 168L100 184L90 194L74 172ZM118 168L100 184L110 194L126 172Z" fill="${c2}" ${st}/><path d="M100 186L94 196L100 220L106 196Z" fill="${dye(r.tie ?? 'coal')}" stroke="${INK}" stroke-width="2"/>`
  else if (k === 'duster')
    s +=
      shade +
      `<path d="M72 166L100 220L54 206Q56 180 72 166ZM128 166L100 220L146 206Q144 180 128 166Z" fill="${c}" ${st}/><path d="M82 168L100 214L118 168L100 178Z" fill="${c2}" ${st}/><path d="M100 182v30" stroke="${INK}" stroke-width="2" stroke-dasharray="2 6"/>`
  else if (k === 'suit')
    s +=
      shade +
      `<path d="M80 167L100 220L120 167L100 178Z" fill="${PAPER}" ${st}/><path d="M78 166L62 190L74 192L70 200L100 220L84 182ZM122 166L138 190L126 192L130 200L100 220L116 182Z" fill="${c}" ${st}/><path d="M88 178L100 184L112 178L112 192L100 186L88 192Z" fill="${dye(r.tie ?? 'oxblood')}" stroke="${INK}" stroke-width="2.4"/>`
  else if (k === 'poncho') {
    s = `<path d="M0 220C10 190 44 172 74 164Q100 184 126 164C156 172 190 190 200 220Z" fill="${c}" ${st}/>`
    let z = 'M8 212'
    for (let i = 1; i <= 16; i++)
      z += `L${8 + i * 11.5} ${i % 2 ? 200 - Math.sin((i / 16) * Math.PI) * 6 : 212 - Math.sin((i / 16) * Math.PI) * 6}`
    s +=
      `<path d="${z}" fill="none" stroke="${c2}" stroke-width="5"/><path d="M60 180Q100 204 140 180" fill="none" stroke="${c2}" stroke-width="4"/><path d="M50 188Q100 216 150 188" fill="none" stroke="${dye(r.trim ?? 'coal')}" stroke-width="3"/>` +
      `<clipPath id="${id}cl"><path d="M0 220C10 190 44 172 74 164Q100 184 126 164C156 172 190 190 200 220Z"/></clipPath><path clip-path="url(#${id}cl)" d="${wedges(116, 164, 84, 60, 10, 0.5, 1, -4)}" fill="${INK}" fill-opacity=".66"/>`
  } else if (k === 'dress')
    s +=
      shade +
      `<path d="M78 164Q100 176 122 164L124 182Q100 196 76 182Z" fill="${c2}" ${st}/><path d="M78 170q5.5 6 11 2t11 3t11-3t11-2" fill="none" stroke="${INK}" stroke-width="1.6"/><circle cx="100" cy="188" r="7" fill="${dye(r.tie ?? 'ochre')}" stroke="${INK}" stroke-width="2.4"/><path d="M100 198v22M92 204h0M100 206h0" stroke="${INK}" stroke-width="2.4" stroke-dasharray="3 5"/>`
  else if (k === 'ruffle')
    s =
      `<path d="M24 220C26 196 44 186 66 184Q84 200 100 200T134 184C156 186 174 196 176 220Z" fill="${c}" ${st}/><path d="M58 190q7 12 14 5q7 13 14 7q7 10 14 3q7 7 14-3q7 6 14-7q7 7 14-5l6 10q-10 16-20 10q-7 10-14 4q-7 9-14 2q-7 7-14-2q-7 6-14-4q-10 6-20-10z" fill="${c2}" ${st}/>` +
      `<clipPath id="${id}cl"><path d="M24 220C26 196 44 186 66 184Q84 200 100 200T134 184C156 186 174 196 176 220Z"/></clipPath><path clip-path="url(#${id}cl)" d="${wedges(116, 196, 64, 28, 5, 0.5, 1, -4)}" fill="${INK}" fill-opacity=".66"/>`
  else if (k === 'buckskin') {
    let fr = ''
    for (let i = 0; i < 15; i++) fr += `M${34 + i * 9.4} ${192 + Math.sin((i / 14) * Math.PI) * 8}l-1 14`
    s +=
      shade +
      `<path d="M84 168L100 202L116 168L100 178Z" fill="${c2}" ${st}/><path d="M90 184l20 6M92 192l14 4M110 184l-20 6" stroke="${INK}" stroke-width="2"/><path d="M30 190Q66 206 100 202Q134 206 170 190" fill="none" stroke="${INK}" stroke-width="3"/><path d="${fr}" stroke="${INK}" stroke-width="2.4"/>`
  } else if (k === 'uniform')
    s +=
      shade +
      `<path d="M80 164Q100 178 120 164L122 178Q100 192 78 178Z" fill="${dye(r.trim ?? 'ochre')}" ${st}/><path d="M84 186L80 220M116 186L120 220" stroke="${INK}" stroke-width="2.4"/><g fill="${dye('ochre')}" stroke="${INK}" stroke-width="1.6"><circle cx="90" cy="196" r="4"/><circle cx="110" cy="196" r="4"/><circle cx="88" cy="212" r="4"/><circle cx="112" cy="212" r="4"/></g>`
  else if (k === 'fur') {
    s += shade
    const z =
      'M44 220L36 206L48 202L40 188L56 188L54 174L70 176L74 164Q100 180 126 164L130 176L146 174L144 188L160 188L152 202L164 206L156 220Z'
    s += `<path d="${z}" fill="${c2}" ${st}/><path d="M66 186l6 10M60 200l7 9M82 186l3 10M134 186l-6 10M140 200l-7 9M118 186l-3 10M78 204l4 9M122 204l-4 9" stroke="${INK}" stroke-width="2.6"/><path d="M84 172L100 200L116 172Q100 184 84 172Z" fill="${c}" ${st}/>`
  } else
    s +=
      shade +
      `<path d="M80 166L100 188L88 198L72 172ZM120 166L100 188L112 198L128 172Z" fill="${c}" ${st}/><path d="M100 190v30" stroke="${INK}" stroke-width="2.4"/><g fill="${PAPER}" stroke="${INK}" stroke-width="1.5"><circle cx="104" cy="202" r="2.8"/><circle cx="104" cy="214" r="2.8"/></g>` // 'shirt'
  if (r.belt) {
    let q = ''
    for (let i = 0; i < 9; i++)
      q += `<path d="M${38 + i * 13} ${184 + i * 5}l5-9l6 3l-5 9z" fill="${dye('ochre')}" stroke="${INK}" stroke-width="1.6"/>`
    s += `<path d="M34 186L166 238" stroke="${dye('walnut')}" stroke-width="11"/><path d="M34 180L166 232" stroke="${INK}" stroke-width="0"/>${q}`
  }
  if (r.badge)
    s += `<path d="${star(62, 200, 12, 5.4, r.badge === 'six' ? 6 : 5)}" fill="${dye('ochre')}" stroke="${INK}" stroke-width="2.4"/>`
  return s
}
