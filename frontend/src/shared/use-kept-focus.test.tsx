import { render, screen } from '@testing-library/react';
import { useKeptFocus } from './use-kept-focus';

interface PlaceProps {
  readonly isThere: boolean;
}

function Place({ isThere }: PlaceProps) {
  const place = useKeptFocus(isThere);
  return (
    <>
      <button>Elsewhere</button>
      <div ref={place} tabIndex={-1} data-testid="place">
        {isThere && <button>Withdraw</button>}
      </div>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('a place whose buttons go', () => {
  it('takes the focus of a button that is gone', () => {
    const { rerender } = render(<Place isThere />);
    button('Withdraw').focus();
    rerender(<Place isThere={false} />);
    expect(screen.getByTestId('place')).toHaveFocus();
  });

  it('leaves the focus where it is, and where nothing has changed', () => {
    const { rerender } = render(<Place isThere />);
    rerender(<Place isThere />);
    expect(document.body).toHaveFocus();
    button('Elsewhere').focus();
    rerender(<Place isThere={false} />);
    expect(button('Elsewhere')).toHaveFocus();
  });
});
