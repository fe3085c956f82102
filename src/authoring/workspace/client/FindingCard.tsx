import { Badge, Box, Code, Flex, Text } from '@radix-ui/themes'
import { textsOf } from '../../../content/lint/findings/wholeMessage.ts'
import { typed } from '../../../core/text/typed.mjs'
import type { ShownFinding } from '../overview.ts'
import { EditorLink } from './EditorLink.tsx'
import { severityColors } from './severityColors.ts'

/** One finding, in lint's own words: where, what, the line itself, and what to do. */
export const FindingCard = ({ finding, root }: { finding: ShownFinding; root: string }) => {
  const { file, line, column, severity, frame, rule, fixable } = finding
  const { message, suggestion } = textsOf(finding)
  const place = `${file}:${line}:${column}`
  return (
    <Box asChild>
      <li className="authoring-finding">
        <Flex gap="2" align="center" wrap="wrap">
          <Badge highContrast color={severityColors[severity]}>
            {severity}
          </Badge>
          <Text size="2" weight="bold">
            {root ? (
              <EditorLink root={root} file={file} line={line} column={column} label={place} />
            ) : (
              place
            )}
          </Text>
          <Code size="1" color="gray" variant="ghost">
            {rule}
          </Code>
        </Flex>
        <Text as="p" size="3">
          {message}
        </Text>
        {frame ? <pre className="authoring-frame">{frame}</pre> : null}
        {suggestion ? (
          <Text as="p" size="2">
            → {suggestion}
          </Text>
        ) : null}
        {fixable ? (
          <Text as="p" size="1" color="gray">
            {typed('lint', '--fix')} mends it.
          </Text>
        ) : null}
      </li>
    </Box>
  )
}
