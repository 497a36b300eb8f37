import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { groupMenuMessages } from '../group-menu.messages';
import { useStores } from '../../../shared/store-context';
import { useLocalNavigate } from '../../../i18n/use-local-path';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { groupProblems } from '../../../shared/group-problem.messages';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { groupPages } from '../group-pages';
import { newGroupMessages as messages } from '../new-group.messages';
import { NewGroupStore } from '../new-group.store';

const Fields = observer(function Fields({ form }: { readonly form: NewGroupStore['form'] }) {
  const intl = useIntl();
  const nameError = form.problemOf('name');
  const field = useRef<HTMLInputElement>(null);
  // What is asked for, or has to be mended, gets the focus.
  useEffect(() => field.current?.focus(), [nameError]);
  return (
    <Stack sx={{ gap: 2 }}>
      <Text color="textSecondary">{intl.formatMessage(messages.lead)}</Text>
      <TextField
        label={intl.formatMessage(messages.name)}
        hint={intl.formatMessage(messages.nameHint)}
        inputRef={field}
        value={form.values.name}
        onChange={(name) => form.set({ name })}
        error={nameError && intl.formatMessage(problemText(nameError, groupProblems))}
      />
    </Stack>
  );
});

const textOfButton = ({ isPending, isStuck }: NewGroupStore) => {
  if (isStuck) return messages.goThere;
  return isPending ? messages.creating : messages.create;
};

/** Makes a group and goes on in it. */
const NewGroupDialog = observer(function NewGroupDialog() {
  const intl = useIntl();
  const { groups, groupsApi, shell } = useStores();
  const [store] = useState(() => new NewGroupStore(groupsApi, groups));
  const goTo = useLocalNavigate();
  const announce = useAnnounce();
  const submit = async (): Promise<void> => {
    const groupId = await store.submit();
    if (groupId === null) return;
    shell.close();
    goTo(groupPages(groupId).links);
    announce(intl.formatMessage(groupMenuMessages.switched, { name: store.form.values.name }));
  };
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      onClose={shell.close}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={shell.close}>
            {intl.formatMessage(formMessages.cancel)}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={store.isPending}>
            {intl.formatMessage(textOfButton(store))}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        {store.isStuck ? <Text>{intl.formatMessage(messages.made)}</Text> : <Fields form={store.form} />}
        {store.failure !== null && <ProblemNote problem={store.failure} texts={groupProblems} />}
      </Stack>
    </Dialog>
  );
});

export default NewGroupDialog;
