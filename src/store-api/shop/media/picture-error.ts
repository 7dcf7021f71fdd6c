/** A file that is no usable picture; the message continues "the picture …". */
export class PictureError extends Error {}
