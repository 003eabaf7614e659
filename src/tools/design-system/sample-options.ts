/** Words to fill the samples with: invented, and the same in every language. */
export const sites = [
  { id: 'intensive', label: 'Intensive care', hint: 'Ward 3' },
  { id: 'surgery', label: 'Surgery', hint: 'Theatre 4' },
  { id: 'outpatients', label: 'Outpatients' },
  { id: 'vehicles', label: 'Rescue vehicles', hint: 'Depot north' },
];

export const roles = [
  { id: 'read', label: 'Read only' },
  { id: 'check', label: 'Do checks' },
  { id: 'manage', label: 'Manage devices' },
];
