import { Text } from './Text.tsx'

/** Texts as paragraphs. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) => (
  <>
    {texts.map((text, index) => (
      <p key={index}>
        <Text text={text} />
      </p>
    ))}
  </>
)
