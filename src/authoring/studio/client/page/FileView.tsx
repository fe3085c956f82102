import { Heading, Text } from '@radix-ui/themes'
import { useParams } from 'react-router-dom'
import { EditorLink } from '../../../workspace/client/EditorLink.tsx'
import { FindingCard } from '../../../workspace/client/FindingCard.tsx'
import { useStudioState } from '../store/useStudio.ts'

/** A document that makes no page of its own: what is found in it, and its file. */
export const FileView = () => {
  const { '*': file = '' } = useParams()
  const overview = useStudioState((state) => state.overview)
  const findings = overview?.findings.filter((finding) => finding.file === file) ?? []
  return (
    <div className="studio-view">
      <Heading size="5" as="h1">
        {file}
      </Heading>
      <Text as="p" color="gray">
        This document makes no page of its own: others are drawn from it.
      </Text>
      <Text as="p">
        <EditorLink root={overview?.root ?? ''} file={file} label="Open it in the editor" />
      </Text>
      {findings.length === 0 ? <Text as="p">Nothing found.</Text> : null}
      <ul className="authoring-findings">
        {findings.map((finding, index) => (
          <FindingCard finding={finding} root={overview?.root ?? ''} key={index} />
        ))}
      </ul>
    </div>
  )
}
