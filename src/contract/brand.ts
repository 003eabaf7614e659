/**
 * Who stands behind an installation. To be filled in before it goes live: every value in square brackets is shown on
 * the legal pages exactly as it stands here.
 */
export const brand = {
  name: 'Device Portal',
  /** Who answers for the portal and for the data in it: the provider. */
  controller: {
    name: '[company name]',
    street: '[street and number]',
    place: '[postcode and place]',
    country: '[country]',
    represented: '[names of the managing directors]',
    register: '[register court and number]',
    vatId: '[VAT number]',
    email: '[e-mail address]',
    phone: '[telephone number]',
  },
  /** The external data protection officer. */
  protectionOfficer: {
    name: '[name of the data protection officer]',
    company: '[company of the data protection officer]',
    place: '[address of the data protection officer]',
    email: '[e-mail address of the data protection officer]',
  },
  /** The supervisory authority of the controller's seat. */
  authority: '[name and address of the supervisory authority]',
};
export type Brand = typeof brand;
