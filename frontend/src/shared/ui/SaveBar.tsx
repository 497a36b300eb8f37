import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
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
    readonly saving: Request<unknown>;
    readonly discard: () => void;
  };
  readonly canSave: boolean;
  readonly texts?: ProblemTexts;
}

/** The end of a form: saves it, takes changes back, and tells how saving goes. */
export const SaveBar = observer(function SaveBar({ form, canSave, texts = {} }: SaveBarProps) {
  const intl = useIntl();
  const { isDirty, saving } = form;
  const { error, isPending } = saving;
  const isSaved = saving.state === 'done' && !isDirty;
  return (
    <Stack sx={{ gap: 2 }}>
      {error !== null && !isPending && error.fields.length === 0 && (
        <ProblemNote problem={error} texts={texts} />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={!canSave || isPending}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.55 } }}
        >
          {intl.formatMessage(isPending ? formMessages.saving : formMessages.save)}
        </Button>
        {isDirty && !isPending && (
          <Button color="inherit" onClick={form.discard}>
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
