import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocalNavigate } from '../../../../i18n/use-local-path';
import { pathTo } from '../../../../shared/paths';
import { useApi } from '../../../../shared/store-context';
import { Button } from '../../../../shared/ui/buttons';
import { Dialog } from '../../../../shared/ui/Dialog';
import { formMessages } from '../../../../shared/ui/form.messages';
import { Box, Stack } from '../../../../shared/ui/layout';
import { problemText } from '../../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../../shared/ui/ProblemNote';
import { Text } from '../../../../shared/ui/text';
import { TextField } from '../../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../../shared/ui/use-enter-while-composing';
import { addMessages } from '../add-domain.messages';
import { AddDomainStore } from '../add-domain.store';
import type { ParsedDomain } from '../brand-domains.api';
import { brandProblems } from '../brand-problem.messages';
import { createBrandDomainsApi } from '../create-brand-domains.api';
import { domainListMessages } from '../domain-list.messages';

const EXAMPLE = 'go.example.com';
const CUT_PARTS: Readonly<Partial<Record<string, string>>> = {
  'scheme-removed': 'scheme',
  'port-removed': 'port',
  'path-removed': 'path',
};
const WARNINGS: Readonly<Partial<Record<string, string>>> = {
  'look-alike': 'lookAlike',
  'mixed-scripts': 'mixedScripts',
};

/** The dialog was opened to type into its field. */
const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** What the server has read of the field. */
const Parsed = observer(function Parsed({ domain }: { readonly domain: ParsedDomain }) {
  const intl = useIntl();
  const { shown, root, isApex, notices, warnings } = domain;
  return (
    <Stack sx={{ gap: 1 }}>
      <Box sx={{ bgcolor: 'soft.sunken', borderRadius: 1, px: 2, py: 1.5, overflowWrap: 'anywhere' }}>
        <Text dir="auto" sx={{ fontWeight: 600 }}>
          {intl.formatMessage(addMessages.begins, { host: shown })}
        </Text>
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(isApex ? addMessages.apex : addMessages.part, { root })}
        </Text>
        {notices.map((notice) => (
          <Text key={notice} variant="body2" color="textSecondary">
            {intl.formatMessage(addMessages.cut, { part: CUT_PARTS[notice] ?? '' })}
          </Text>
        ))}
      </Box>
      {warnings.map((warning) => (
        <Text key={warning} sx={{ border: 1, borderColor: 'warning.main', borderRadius: 1, px: 2, py: 1.25 }}>
          {intl.formatMessage(addMessages.warning, { kind: WARNINGS[warning] ?? '' })}
        </Text>
      ))}
    </Stack>
  );
});

const Fields = observer(function Fields({ store }: { readonly store: AddDomainStore }) {
  const intl = useIntl();
  const { text, refusal, parsed, isChecking } = store;
  const { error } = store.claiming;
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        label={intl.formatMessage(addMessages.field)}
        placeholder={EXAMPLE}
        inputMode="url"
        inputRef={takeFocus}
        value={text}
        onChange={store.setText}
        hint={intl.formatMessage(isChecking ? addMessages.checking : addMessages.hint)}
        error={refusal && intl.formatMessage(problemText(refusal, brandProblems))}
      />
      <Box role="status">{parsed !== null && refusal === null && <Parsed domain={parsed} />}</Box>
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(addMessages.willNeed)}
      </Text>
      {error !== null && refusal === null && <ProblemNote problem={error} texts={brandProblems} />}
    </Stack>
  );
});

/** Reads a domain while it is typed, adds it, and goes on to its page. */
export const AddDomainDialog = observer(function AddDomainDialog({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const goTo = useLocalNavigate();
  const composing = useEnterWhileComposing();
  const api = useApi(createBrandDomainsApi);
  const [store] = useState(() => new AddDomainStore(api));
  useEffect(() => store.dispose, [store]);
  const add = async (): Promise<void> => {
    const id = await store.add();
    if (id !== null) goTo(pathTo('brandDomain', id));
  };
  return (
    <Dialog
      title={intl.formatMessage(domainListMessages.add)}
      onClose={onClose}
      onSubmit={() => void add()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(formMessages.cancel)}
          </Button>
          <Button
            type="submit"
            variant="contained"
            aria-disabled={!store.canAdd}
            sx={{ '&[aria-disabled="true"]': { opacity: 0.55 } }}
          >
            {intl.formatMessage(store.isPending ? addMessages.adding : addMessages.submit)}
          </Button>
        </>
      }
    >
      <Box {...composing}>
        <Fields store={store} />
      </Box>
    </Dialog>
  );
});
