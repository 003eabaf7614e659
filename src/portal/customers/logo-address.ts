/** Where a logo is shown from; undefined without one. */
export const logoAddress = (customerLogo: string | null | undefined) =>
  customerLogo ? `/api/customers/logo/${customerLogo}` : undefined;
