import { penPath, plusPath, trashPath } from '../../ui/more-icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { externalPath, morePath } from '../../ui/controls/portal-icon-paths.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Sample, SampleSection } from './sample.tsx';

/** Everything that is pressed, in every state it can have. */
export function ButtonSamples({ title }: { title: string }) {
  return (
    <SampleSection title={title}>
      <Sample name="Button: primary, secondary, quiet">
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon={plusPath}>
            New device
          </Button>
          <Button icon={penPath}>Edit</Button>
          <Button variant="quiet">Clear all</Button>
        </div>
      </Sample>
      <Sample name="Button: danger, destroy">
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" icon={trashPath}>
            Retire
          </Button>
          <Button variant="destroy">Delete customer</Button>
        </div>
      </Sample>
      <Sample name="Button: busy, disabled, compact">
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" busy="Saving">
            Save
          </Button>
          <Button isDisabled>Save</Button>
          <Button isCompact>Move</Button>
        </div>
      </Sample>
      <Sample name="Button: wide">
        <Button variant="primary" isWide>
          Sign in
        </Button>
      </Sample>
      <Sample name="IconButton">
        <div className="flex flex-wrap items-center gap-2">
          <IconButton icon={morePath} label="More for SP2-55120" />
          <IconButton icon={penPath} label="Edit site" variant="secondary" />
          <IconButton icon={trashPath} label="Remove file" isSmall isDisabled />
        </div>
      </Sample>
      <Sample name="LinkButton, TextLink">
        <div className="flex flex-wrap items-center gap-3">
          <LinkButton href="#buttons" icon={plusPath}>
            New site
          </LinkButton>
          <TextLink href="#buttons" icon={externalPath}>
            Open the manual
          </TextLink>
        </div>
      </Sample>
    </SampleSection>
  );
}
