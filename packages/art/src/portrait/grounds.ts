import { round1 as f, star, wedges } from '../geometry.ts'
import { type Dye, dye, INK, PAPER } from './inks.ts'
import type { Ground } from './recipe.ts'

/** What stands behind the bust. */
export function ground(kind: Ground, color: Dye): string {
  const c = dye(color)
  const light = PAPER
  const base = `<rect width="200" height="220" fill="${c}"/>`
  const ink = (d: string, o = 0.28) => `<path d="${d}" fill="${INK}" fill-opacity="${o}"/>`
  const pale = (d: string, o = 0.3) => `<path d="${d}" fill="${light}" fill-opacity="${o}"/>`
  if (kind === 'rays') {
    let d = ''
    for (let i = 0; i < 20; i++) {
      const a = (i / 20) * Math.PI * 2,
        b = a + Math.PI / 20
      d += `M100 112L${f(100 + 210 * Math.cos(a))} ${f(112 + 210 * Math.sin(a))}L${f(100 + 210 * Math.cos(b))} ${f(112 + 210 * Math.sin(b))}Z`
    }
    return base + pale(d, 0.26)
  }
  if (kind === 'sun')
    return (
      base +
      `<circle cx="100" cy="104" r="84" fill="${light}" fill-opacity=".42"/>` +
      ink(wedges(0, 128, 100, 92, 10, 0.42, -1) + wedges(100, 128, 100, 92, 10, 0.42, 1), 0.3)
    )
  if (kind === 'stripes') {
    let d = ''
    for (let i = 0; i < 10; i++) d += `M${i * 22 - 4} 0h10v220h-10z`
    return base + pale(d, 0.22)
  }
  if (kind === 'diamonds') {
    let d = ''
    for (let r = 0; r < 8; r++)
      for (let k = 0; k < 7; k++) {
        const x = k * 34 + (r % 2) * 17,
          y = r * 30 + 8
        d += `M${x} ${y - 9}l7 9l-7 9l-7-9z`
      }
    return base + pale(d, 0.34)
  }
  if (kind === 'stars') {
    let d = ''
    for (let r = 0; r < 6; r++) for (let k = 0; k < 5; k++) d += star(k * 46 + (r % 2) * 23 + 8, r * 40 + 14, 8, 3.2)
    return base + pale(d, 0.4)
  }
  if (kind === 'mesa')
    return (
      base +
      `<circle cx="148" cy="62" r="34" fill="${light}" fill-opacity=".75"/>` +
      ink('M0 150V116h14l6-26h34l7 26h20v20h50l8-34h38l6 24h17v94H0z', 0.36) +
      pale(wedges(0, 12, 110, 74, 7, 0.2, -1), 0.4)
    )
  if (kind === 'bars') {
    let d = ''
    for (let i = 0; i < 6; i++) d += `M${i * 38 - 2} 0h9v220h-9z`
    return base + ink(`${d}M0 24h200v8H0zM0 188h200v8H0z`, 0.45)
  }
  if (kind === 'waves') {
    let d = ''
    for (let i = 0; i < 11; i++) {
      const y = i * 21
      d += `M-10 ${y}q25-14 50 0t50 0 50 0 50 0 50 0v5q-25 14-50 0t-50 0-50 0-50 0-50 0z`
    }
    return base + pale(d, 0.24)
  }
  if (kind === 'bricks') {
    let d = ''
    for (let r = 0; r < 12; r++) {
      d += `M0 ${r * 19}h200v2.4H0z`
      for (let k = 0; k < 6; k++) d += `M${k * 40 + (r % 2) * 20} ${r * 19}h2.4v19h-2.4z`
    }
    return base + ink(d, 0.26)
  }
  if (kind === 'chevrons') {
    let d = ''
    for (let i = -2; i < 9; i++) d += `M0 ${i * 30 + 40}l100-44 100 44v11l-100-44-100 44z`
    return base + pale(d, 0.24)
  }
  if (kind === 'dots') {
    let d = ''
    for (let r = 0; r < 12; r++)
      for (let k = 0; k < 9; k++) {
        const x = k * 24 + (r % 2) * 12,
          y = r * 19 + 8
        d += `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`
      }
    return base + pale(d, 0.42)
  }
  return base + ink(wedges(0, 0, 100, 220, 30, 0.34, -1) + wedges(100, 0, 100, 220, 30, 0.34, 1), 0.3) // 'carved'
}
