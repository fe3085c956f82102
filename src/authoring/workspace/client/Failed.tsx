import { Button, Callout, Code } from '@radix-ui/themes'
import { Component, type ReactNode } from 'react'
import { errorMessage } from '../../../core/text/errorMessage.mjs'

type State = { readonly message?: string }

/**
 * Keeps a mistake of the authoring pages to the part that it happened in: it says what happened, and the list of documents stays.
 * With the address as its `key` it is gone as soon as another page is chosen.
 */
export class Failed extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { message: errorMessage(error) }
  }

  override render() {
    if (this.state.message === undefined) return this.props.children
    return (
      <div className="authoring-file" role="alert">
        <Callout.Root color="red" highContrast>
          <Callout.Text>
            This view has stopped: <Code variant="ghost">{this.state.message}</Code>
          </Callout.Text>
          <Callout.Text>
            Your files are untouched. Choose another page in the list, or show this one again. If it
            stops once more, that is a mistake of Broadsheet and not of yours: please report these
            words with the page’s address.
          </Callout.Text>
          <Button variant="soft" highContrast onClick={() => this.setState({ message: undefined })}>
            Show it again
          </Button>
        </Callout.Root>
      </div>
    )
  }
}
