import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { focusFirstProblem } from '../../../shared/focus-problem';
import { useStores } from '../../../shared/store-context';
import { linkProblems, MadeLink } from '../../links';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { createAppLinkForm } from '../app-link.store';
import { appLinkMessages } from '../applink.messages';
import { AppLinkFields } from './AppLinkFields';

/** Makes an app link; the card of the link takes the focus, or else the first field that is wrong. */
export const AppLinkForm = observer(function AppLinkForm() {
  const intl = useIntl();
  const announce = useAnnounce();
  const { linksApi, deviceLinks } = useStores();
  const [form] = useState(() => createAppLinkForm(linksApi));
  const panel = useRef<HTMLFormElement>(null);
  const composing = useEnterWhileComposing();
  const submit = async (): Promise<void> => {
    announce(intl.formatMessage(appLinkMessages.working));
    const made = await form.submit();
    if (made !== null) {
      deviceLinks.add(made);
      return;
    }
    announce(intl.formatMessage(appLinkMessages.mend));
    focusFirstProblem(panel.current);
  };
  const { failure, isPending } = form;
  const { value } = form.submission;
  return (
    <Stack sx={{ gap: 3 }}>
      <Panel
        component="form"
        ref={panel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        {...composing}
      >
        <Stack sx={{ gap: 3 }}>
          <AppLinkFields form={form} />
          {failure !== null && <ProblemNote problem={failure} texts={linkProblems} />}
          <Box>
            <Button type="submit" variant="contained" size="large" aria-disabled={isPending}>
              {intl.formatMessage(appLinkMessages.create)}
            </Button>
          </Box>
        </Stack>
      </Panel>
      {value !== null && !isPending && <MadeLink key={value.encodeId} link={value} />}
    </Stack>
  );
});
