/** Where the picture of a model is shown from; undefined without one. */
export const pictureAddress = (picture: string | null) => (picture ? `/api/public/pictures/${picture}` : undefined);
