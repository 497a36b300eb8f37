import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ApiError } from '../../api/api-error';
import type { Request } from '../request';
import { Button } from './buttons';
import { formMessages } from './form.messages';
import { CheckIcon } from './icons';
import { Stack } from './layout';
import type { ProblemTexts } from './problem.messages';
import { ProblemNote } from './ProblemNote';
import { Text } from './text';

interface SaveBarProps {
  readonly form: {
    readonly isDirty: boolean;
    readonly submission: Request<unknown>;
    readonly failure: ApiError | null;
    readonly discard: () => void;
  };
  /** Of the form that is saved, when the bar stands outside of it. */
  readonly formId?: string;
  /** As the form does by itself, when nothing is given. */
  readonly onDiscard?: () => void;
  readonly canSave: boolean;
  readonly texts?: ProblemTexts;
}

/** The end of a form: saves it, takes changes back, and tells how saving goes. */
export const SaveBar = observer(function SaveBar({
  form,
  formId,
  onDiscard = form.discard,
  canSave,
  texts = {},
}: SaveBarProps) {
  const intl = useIntl();
  const { isDirty, submission, failure } = form;
  const { isPending } = submission;
  const isSaved = submission.state === 'done' && !isDirty;
  return (
    <Stack sx={{ gap: 2 }}>
      {failure !== null && <ProblemNote problem={failure} texts={texts} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          aria-disabled={!canSave || isPending}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.55 } }}
        >
          {intl.formatMessage(isPending ? formMessages.saving : formMessages.save)}
        </Button>
        {isDirty && !isPending && (
          <Button color="inherit" onClick={onDiscard}>
            {intl.formatMessage(formMessages.discard)}
          </Button>
        )}
        <Text
          role="status"
          variant="body2"
          color="primary"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}
        >
          {isSaved && (
            <>
              <CheckIcon fontSize="small" />
              {intl.formatMessage(formMessages.saved)}
            </>
          )}
        </Text>
      </Stack>
    </Stack>
  );
});
