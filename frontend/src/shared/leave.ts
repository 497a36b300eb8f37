/** Goes to another site in this tab. Tests stand in its place: no test can leave its page. */
export const leave = {
  to(address: string): void {
    window.location.assign(address);
  },
};
