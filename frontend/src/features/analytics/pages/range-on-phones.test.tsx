import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { openReport, stopClock } from '../../../test/open-report';
import { showAtWidth } from '../../../test/show-at-width';

stopClock();

it('is chosen from one field, so that no range lies beyond the edge of the window', async () => {
  showAtWidth(390);
  const { user, address } = await openReport();
  const field = screen.getByRole('combobox', { name: 'Range' });
  expect(within(field).getByRole('option', { name: '12 months' })).toBeDisabled();
  await user.selectOptions(field, '7 days');
  expect(address()).toBe('/en/analytics/abc?range=7d');
  await user.selectOptions(field, 'Dates…');
  expect(screen.getByLabelText('From')).toBeVisible();
  expect(field).toHaveDisplayValue('Dates…');
  expect(await accessibilityFaults()).toEqual([]);
});
