/** What pdfkit writes of a part of the structure and its types do not name. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a header cell. */
    scope?: 'Row' | 'Column';
    /** Left, top, right and bottom of a figure. */
    bbox?: [number, number, number, number];
  }
}
