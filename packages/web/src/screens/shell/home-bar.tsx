import { go, hrefOf } from '../../app/route.ts'
import { useWords } from '../../app/words.tsx'
import { TopBar } from '../../kit/topbar.tsx'

/** The bar of a page around the table: it leads home. */
export function HomeBar() {
  const { app } = useWords()
  return <TopBar home={{ href: hrefOf({ to: 'home' }), label: `${app.title}, ${app.home}`, onPress: () => go({ to: 'home' }) }} />
}
