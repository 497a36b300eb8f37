import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import type { FoundAddress, LoadMailPreviews } from '../moderation.api';
import type { DeskStepForm } from '../moderation-forms';
import { moderationMessages as messages } from '../moderation.messages';
import { StepDialog } from './StepDialog';

interface StepButtonProps {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly newForm: () => DeskStepForm;
  readonly address?: FoundAddress;
  /** For a step that sends mails. */
  readonly previewMails?: LoadMailPreviews;
  /** Announced instead of that it is done. */
  readonly doneText?: () => string;
  readonly onDone: () => void;
}

interface OpenedStep {
  readonly form: DeskStepForm;
  readonly previewMails?: LoadMailPreviews;
}

/** Opens the question why, and says when it is done. */
export const StepButton = observer(function StepButton(props: StepButtonProps) {
  const { title, text, newForm, address, previewMails, doneText, onDone } = props;
  const intl = useIntl();
  const announce = useAnnounce();
  const [opened, setOpened] = useState<OpenedStep | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setOpened({ form: newForm(), ...(previewMails && { previewMails }) })}
        sx={{ minHeight: 44 }}
      >
        {title}
      </Button>
      {opened !== null && (
        <StepDialog
          title={title}
          text={text}
          {...opened}
          {...(address && { address })}
          onClose={() => setOpened(null)}
          onDone={() => {
            setOpened(null);
            announce(doneText?.() ?? intl.formatMessage(messages.done));
            onDone();
          }}
        />
      )}
    </>
  );
});
