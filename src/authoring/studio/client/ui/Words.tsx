import { useReading } from './useReading.ts'

const quoted = /“([^“”]*)”/

/** A sentence of ours with words of documents in it, as visitors read them. What is quoted keeps its own direction: Urdu in an English line turns nothing around. */
export const Words = ({ children }: { readonly children: string }) => {
  const read = useReading()
  return read(children)
    .split(quoted)
    .map((part, index) => (index % 2 === 0 ? part : <span key={index}>“{<bdi>{part}</bdi>}”</span>))
}
