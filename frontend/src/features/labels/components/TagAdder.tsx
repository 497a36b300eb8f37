import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { LimitHint } from '../../billing';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { TextField } from '../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { labelProblems } from '../labels-problem.messages';
import { tagMessages } from '../tags.messages';
import type { TagsStore } from '../tags.store';
import { TagColorChoice } from './TagColorChoice';

/** A field for one more tag, with how many the plan still has room for. */
export const TagAdder = observer(function TagAdder({ store }: { readonly store: TagsStore }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const composing = useEnterWhileComposing();
  const { error, isPending, value: added } = store.adding;
  const known =
    added !== null && !added.isNew
      ? intl.formatMessage(tagMessages.known, { tag: added.tag.value })
      : undefined;
  const add = async (): Promise<void> => {
    const done = await store.add();
    if (done === null) return;
    const message = done.isNew ? tagMessages.added : tagMessages.known;
    announce(intl.formatMessage(message, { tag: done.tag.value }));
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Box
        component="form"
        noValidate
        {...composing}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
        sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}
      >
        <TextField
          label={intl.formatMessage(tagMessages.field)}
          value={store.draft}
          onChange={(text) => store.type(text)}
          hint={known}
          error={
            error !== null && !isPending ? intl.formatMessage(problemText(error.code, labelProblems)) : null
          }
        />
        <Button
          type="submit"
          variant="contained"
          aria-disabled={isPending}
          sx={{ flex: 'none', minHeight: 56, mt: '28px' }}
        >
          {intl.formatMessage(isPending ? tagMessages.adding : tagMessages.add)}
        </Button>
      </Box>
      <TagColorChoice chosen={store.color} onChoose={(color) => store.paint(color)} />
      <LimitHint limit="tags" />
    </Stack>
  );
});
