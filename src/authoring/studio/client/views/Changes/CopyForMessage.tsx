import { Button } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'

/** Copies a text to be pasted into a message. A browser that lets nobody write to its clipboard, as on another device over a network, shows it to be copied by hand. */
export const CopyForMessage = ({ text }: { readonly text: () => string }) => {
  const [copied, setCopied] = useState(false)
  const [byHand, setByHand] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (byHand !== undefined) field.current?.select()
  }, [byHand])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setCopied(true)
    } catch {
      setByHand(text())
    }
  }
  return (
    <>
      <Button
        variant="soft"
        color="gray"
        highContrast
        aria-live="polite"
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        {copied ? 'Copied: paste it into a message' : 'Copy for a message'}
      </Button>
      {byHand === undefined ? null : (
        <textarea
          ref={field}
          className="view-by-hand"
          readOnly
          aria-label="Copy this"
          rows={8}
          value={byHand}
        />
      )}
    </>
  )
}
