/** Pixels, four bytes each: red, green, blue, opacity. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}
